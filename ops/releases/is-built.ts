/** Files that end up in a remote's build. */
export const isBuilt = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\/|(standalone|testing)\.tsx$/.test(file);
