// The script ahead.js, for the head of a page of React components: it sends their first requests before the page's own
// bundle is there. A classic script, which knows its own element.
import { askForPage } from "./ahead/ask-for-page.ts";

askForPage(document.currentScript?.dataset);
