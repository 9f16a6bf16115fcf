// Storybook's own frame around the stories.
import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

const isDark = window.matchMedia("(prefers-color-scheme: dark)").matches;

addons.setConfig({
  theme: create({
    base: isDark ? "dark" : "light",
    brandTitle: "Mortise gallery",
    colorPrimary: isDark ? "#4168e4" : "#2c55d3",
    colorSecondary: isDark ? "#4168e4" : "#2c55d3",
  }),
});
