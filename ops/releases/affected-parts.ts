import { isBuilt } from './is-built.ts';

/** Of the root: a change of one of these may change every build. */
const ofEveryBuild = /^(package\.json|package-lock\.json|turbo\.json|packages\/build\/)/;

/**
 * Parts that changed files may change: those of a part's workspace and of the packages that its build takes in. Tests count, for a part is checked with
 * them; documents do not.
 */
export const affectedParts = (
  changed: readonly string[],
  parts: readonly string[],
  needs: (part: string) => readonly string[],
): string[] => {
  const counted = changed.filter((file) => !file.endsWith('.md'));
  if (counted.some((file) => ofEveryBuild.test(file))) return [...parts];
  return parts.filter((part) => {
    const [own, ...packages] = needs(part);
    return counted.some(
      (file) =>
        file.startsWith(`${own}/`) || packages.some((folder) => file.startsWith(`${folder}/`) && (isBuilt(file) || !/\.tsx?$/.test(file))),
    );
  });
};
