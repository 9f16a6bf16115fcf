/** What has been said inside of `container` since, in `.seam-lock-note` and to those who do not see it, also what was said for a moment only. */
export function watchWords(container: Element): () => readonly string[] {
  const said = new Set<string>();
  const listen = () => {
    for (const { textContent } of container.querySelectorAll(".seam-lock-note, [role=status]")) said.add(textContent);
  };
  new MutationObserver(listen).observe(container, { childList: true, subtree: true, characterData: true });
  return () => [...said];
}
