import type { ComponentProps, ReactNode } from 'react';
import type { Comparison } from '../comparison/comparison.tsx';
import { useLoad } from '../search/use-load.ts';

const bring = async () => (await import('./list-extras.ts')).bringComparison();

/** The comparison, whose code comes when it is asked for; without that code the list stays in its place. */
export const ComparisonOfList = ({ children, ...props }: ComponentProps<typeof Comparison> & { children: ReactNode }) => {
  const { value, hasFailed } = useLoad({ name: 'comparison', isWanted: true, load: bring });
  const Shown = value;
  return Shown ? <Shown {...props} /> : hasFailed ? children : null;
};
