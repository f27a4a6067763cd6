/** Between two steps the browser answers whoever is there. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
