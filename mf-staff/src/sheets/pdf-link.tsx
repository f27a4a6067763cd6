import { usePlatform } from '@plenary/platform';
import { fetchFile } from '@plenary/platform/fetch-file';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { ButtonLink } from '@plenary/ui/button';
import { saveFile } from '@plenary/ui/save-file';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  address: string;
  /** Name of the file, if the answer has none. */
  fileName: string;
}

/**
 * Saves a sheet as a PDF, which has a number as a printed one has (design: desk D13-D16): the page asks for its versions again. A link that fetches
 * the file itself says a refusal, which a bare one would save.
 */
export const PdfLink = ({ address, fileName }: Props) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const failed = t('surveys.failures.failed');
  const { submit, isPending } = useSubmission({
    endpoints: [],
    send: () => fetchFile(address, fileName),
    words: { failed },
    onDone: async (file) => {
      saveFile(file);
      await revalidate();
    },
    onFailure: ({ text, error }) => notify({ text: error?.status === 503 ? t('sheets.pdfUnavailable') : (text ?? failed) }),
  });
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void submit();
  };
  return (
    <ButtonLink variant="secondary" size="small" href={address} download onClick={press} aria-disabled={isPending || undefined}>
      {isPending ? t('planning.saving') : t('sheets.pdf')}
    </ButtonLink>
  );
};
