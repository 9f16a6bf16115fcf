// Setup of every browser test: loads the widgets' own font, so that nothing is measured in a font of the machine.
import "@fontsource-variable/source-sans-3/index.css";

await document.fonts.load('16px "Source Sans 3 Variable"');
