import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import type { ComponentProps } from 'react';
import { mayOpen } from './page-rights.ts';
import { useHere } from './permitted.tsx';

interface Props extends ComponentProps<typeof Link> {
  to: string;
  /** Where who may not open it is led instead. */
  or?: string | undefined;
  /** Its words name something: they stay where it may not be opened. */
  isName?: boolean;
}

/** A link within the desk, to what its reader may open: no link ends at a page that is not theirs (design: desk D26). */
export const DeskLink = ({ to, or, isName, ...rest }: Props) => {
  const { session } = usePlatform();
  const here = useHere();
  const open = [to, or].find((address) => address !== undefined && mayOpen(session, address, here));
  if (open !== undefined) return <Link to={open} {...rest} />;
  return isName ? <span className={rest.className}>{rest.children}</span> : null;
};
