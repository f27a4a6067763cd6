import { useLocation } from '@plenary/platform/router';
import type { ReactNode } from 'react';
import type { Looking } from './looking.ts';
import { NewerList } from './newer-list.tsx';

interface Props<Content> {
  /** What is shown, put together from several calls: it stands for their tags. */
  content: Content;
  /** The page's loader: it asks for all of it again. */
  load: (page: { request: Request }) => Promise<Content>;
  children: ReactNode;
}

/** What several calls gave, followed as one list is (design: desk D34). */
export const FollowedPage = <Content,>({ content, load, children }: Props<Content>) => {
  const { pathname, search } = useLocation();
  const ask = async ({ unless, signal = new AbortController().signal }: Looking) => {
    const request = new Request(new URL(pathname + search, window.location.origin), { signal });
    return JSON.stringify(await load({ request })) === unless ? 'unchanged' : 'newer';
  };
  return (
    <NewerList tag={JSON.stringify(content)} ask={ask}>
      {children}
    </NewerList>
  );
};
