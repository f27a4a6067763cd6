import { cancellationSpans } from './cancellation-spans.ts';

it('covers every day before the event once', () => {
  const rungs = [
    { minDays: 31, percent: 0, kind: 'indemnity' as const },
    { minDays: 8, percent: 50, kind: 'indemnity' as const },
    { minDays: 0, percent: 100, kind: 'service' as const },
  ];
  const spans = cancellationSpans({ id: 'FRA', version: 1, rungs });
  expect(spans.map(({ minDays, maxDays }) => [minDays, maxDays])).toEqual([
    [31, null],
    [8, 30],
    [0, 7],
  ]);
});
