/** @jsxRuntime automatic */
/** Under this many signs the word is set in the smaller size (spec/logistics.md "Quote PDF variants"). */
const longWord = 8;

/** The goal's word across every page. */
export const Watermark = ({ word }: { word: string }) => (
  <div className="watermark" aria-hidden="true">
    <span className={word.length < longWord ? 'smaller' : undefined}>{word}</span>
  </div>
);
