/** @jsxRuntime automatic */
import { hasEnded, type Paper } from './paper.ts';
import { standingWords } from './standing-words.ts';

/** Over everything else, where nothing of the paper can be had any more. */
export const EndedNotice = (paper: Paper) => (hasEnded(paper.document) ? <p className="ended">{standingWords(paper)}</p> : null);
