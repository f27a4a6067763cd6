import { readFileSync } from 'node:fs';
import path from 'node:path';

const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const colour = (name: string) => {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(tokens)?.[1];
  if (!hex) throw new Error(`no colour ${name}`);
  return hex;
};
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const palettes = ['emerald', 'ochre', 'midnight', 'terracotta', 'sand', 'plum', 'sage', 'slate', 'rose', 'teal'];

test.each([
  ...['ink', 'ink-soft', 'action', 'danger', 'success', 'warning'].flatMap((text) => [
    [text, 'paper'],
    [text, 'card'],
  ]),
  ['ink-soft', 'sunken'],
  ['ink', 'brand'],
  ['ink', 'brand-surface'],
  ['on-action', 'action'],
  ['on-action', 'danger'],
  ['on-ink', 'ink'],
  ['brand', 'ink'],
  ['action-pressed', 'action-surface'],
  ['ink-soft', 'action-surface'],
  ['success-ink', 'success-surface'],
  ['danger-hover', 'danger-surface'],
  ['warning', 'warning-surface'],
  ['warning-ink', 'warning-surface'],
  ...palettes.map((palette) => [`palette-${palette}-light`, `palette-${palette}-deep`]),
])('%s reads on %s (WCAG AA, 4.5)', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(['card', 'paper'])('the edge of a field shows on %s (WCAG 1.4.11, 3)', (ground) => {
  expect(contrast('line-strong', ground)).toBeGreaterThanOrEqual(3);
});
