import subset from 'subset-font';

/** Reads and answers bytes. */
export const raw = true;

/** A loader: the font with the axes and features alone that its options keep. */
export default function subsetFont(font) {
  const done = this.async();
  subset(font, undefined, { keepAllGlyphs: true, noHinting: true, targetFormat: 'woff2', ...this.getOptions() }).then(
    (bytes) => done(null, bytes),
    (error) => done(error),
  );
}
