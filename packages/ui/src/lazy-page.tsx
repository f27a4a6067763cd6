import type { ComponentType } from 'react';

/**
 * A page whose code comes while its data loads. In the place of a route's `lazy`, which keeps a failure for good: here a chunk lost on a
 * bad line is raised by the loader, and asked for again with the next visit.
 */
export const lazyPage = (load: () => Promise<ComponentType>) => {
  let Page: ComponentType | null = null;
  const come = async () => {
    Page = await load();
  };
  const show = () => (Page ? <Page /> : null);
  return {
    Component: show,
    /** The code alone, for a page whose data came with it. */
    come,
    while:
      <Args, Data>(loader: (args: Args) => Promise<Data>) =>
      async (args: Args): Promise<Data> => {
        const [data] = await Promise.all([loader(args), come()]);
        return data;
      },
  };
};
