/** A loader or an action whose code comes when it is first asked for; a chunk lost on a bad line is asked for again the next time. */
export const later =
  <Args, Data>(load: () => Promise<(args: Args) => Promise<Data>>) =>
  async (args: Args): Promise<Data> =>
    (await load())(args);
