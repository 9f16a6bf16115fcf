/** Records every text that appears inside `container` in `.seam-lock-note` or in a live region, even for a moment. */
export function watchWords(container: Element): () => readonly string[] {
  const said = new Set<string>();
  const listen = () => {
    for (const { textContent } of container.querySelectorAll(".seam-lock-note, [role=status]")) said.add(textContent);
  };
  new MutationObserver(listen).observe(container, { childList: true, subtree: true, characterData: true });
  return () => [...said];
}
