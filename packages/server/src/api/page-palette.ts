/** The widgets' design tokens, for pages that the server renders itself. */
export const pagePalette = `
:root { color-scheme: light dark;
  --bg: light-dark(#ffffff, #17191d); --ground: light-dark(#f2f3f5, #0e0f12); --text: light-dark(#1a1e26, #eceef1);
  --muted: light-dark(#454950, #b7b9bd); --line: light-dark(#e0e1e2, #2c2e32); --control: light-dark(#7c7f84, #7f8185);
  --accent: light-dark(#2c55d3, #4168e4); --accent-hover: light-dark(#2549b7, #3759c6); --accent-text: light-dark(#2c55d3, #93aeef);
  --hover: light-dark(#f5f5f5, #1e2024); --danger: light-dark(#b3261e, #ff8a8c); --danger-tint: light-dark(#ffeeeb, #2b1f23);
  --danger-line: light-dark(#ffbbb1, #682f34); --positive: light-dark(#1a7a4c, #63cf9b); --positive-tint: light-dark(#e9f8ee, #1c2b28); }
`;
