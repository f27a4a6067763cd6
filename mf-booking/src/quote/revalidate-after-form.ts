/** The forms' answers change nothing that the pages' loaders brought. */
export const shouldRevalidateAfterForm = ({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}): boolean => formMethod === undefined && defaultShouldRevalidate;
