// The generator's theme with fonts of the reader's system, and our colours.
import theme from "vitepress/theme-without-fonts";
import "./colours.css";

export default theme;
