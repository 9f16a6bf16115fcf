/** Room for a longer word, which may come in the place of what it stands behind: nothing else moves then. */
export const Room = ({ word }: { word: string }) => <span className="seam-room" data-word={word} aria-hidden="true" />;
