/** @jsxRuntime automatic */
import type { ReactElement } from 'react';
import type { Colours } from './palette-colours.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Doorways in a row under a low sun. */
const front = ({ deep, mid, light }: Colours): ReactElement => (
  <>
    <rect width="300" height="180" fill={light} />
    <circle cx="226" cy="52" r="30" fill={mid} opacity="0.45" />
    {range(4).map((index) => {
      const x = 22 + index * 66;
      return (
        <g key={index}>
          <path d={`M${x} 180v-78a29 29 0 0 1 58 0v78Z`} fill={index % 2 ? mid : deep} />
          <path d={`M${x + 16} 180v-62a13 13 0 0 1 26 0v62Z`} fill={light} />
        </g>
      );
    })}
    <rect y="168" width="300" height="12" fill={deep} />
  </>
);

/** A plenary room: a screen, and rows of seats before it. */
const plenary = ({ deep, mid, light }: Colours): ReactElement => (
  <>
    <rect width="300" height="180" fill={deep} />
    <rect x="92" y="20" width="116" height="58" rx="3" fill={light} />
    <rect x="102" y="30" width="62" height="5" rx="2.5" fill={mid} />
    <rect x="102" y="42" width="88" height="4" rx="2" fill={mid} opacity="0.5" />
    <rect x="102" y="51" width="74" height="4" rx="2" fill={mid} opacity="0.5" />
    {range(3).map((row) =>
      range(7 + row).map((seat) => {
        const step = 28 + row * 3;
        const x = 150 + (seat - (6 + row) / 2) * step;
        return (
          <rect
            key={`${row}-${seat}`}
            x={x - 9 - row}
            y={102 + row * 26}
            width={18 + row * 2}
            height={18}
            rx="5"
            fill={row === 1 ? light : mid}
          />
        );
      }),
    )}
  </>
);

/** A long table under two lamps, a tall window behind it. */
const table = ({ deep, mid, light }: Colours): ReactElement => (
  <>
    <rect width="300" height="180" fill={mid} />
    {range(3).map((pane) => (
      <rect key={pane} x={30 + pane * 34} y="24" width="28" height="92" rx="3" fill={light} opacity={0.95 - pane * 0.12} />
    ))}
    {[190, 240].map((x) => (
      <g key={x}>
        <path d={`M${x} 0v34`} stroke={deep} strokeWidth="2" />
        <circle cx={x} cy="42" r="9" fill={light} />
      </g>
    ))}
    <rect y="150" width="300" height="30" fill={deep} opacity="0.35" />
    {range(5).map((chair) => (
      <rect key={chair} x={84 + chair * 32} y="96" width="22" height="30" rx="5" fill={light} />
    ))}
    <rect x="66" y="118" width="192" height="9" rx="4.5" fill={deep} />
    <path d="M92 126v36M232 126v36" stroke={deep} strokeWidth="5" />
  </>
);

/** Drawings that replace the first, second and third picture of a venue. */
export const scenes = [front, plenary, table] as const;
