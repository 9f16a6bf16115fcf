// Stylesheets imported for their effect, by tests and the gallery.
declare module "*.css";
