// The script ahead.js, for the head of a page of React components. It sends their first requests before the page's own
// bundle has loaded. A classic script, so that it can find its own element.
import { askForPage } from "./ahead/ask-for-page.ts";

askForPage(document.currentScript?.dataset);
