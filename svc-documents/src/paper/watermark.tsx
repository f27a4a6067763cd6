/** @jsxRuntime automatic */
import type { Paper } from './paper.ts';

/** Words longer than this are set in the smaller size (spec/logistics.md "Quote PDF variants"). */
const longWord = 8;

/** The goal's word across every page. */
export const Watermark = ({ document, parts, words }: Paper) => {
  const { goal } = document;
  if (!parts.watermark || (goal !== 'preview' && goal !== 'proforma-preview')) return null;
  const word = words.watermarks[goal];
  return (
    <div className="watermark" aria-hidden="true">
      <span className={word.length < longWord ? 'smaller' : undefined}>{word}</span>
    </div>
  );
};
