import { formatDay } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VersionAuthor, VersionDay } from '../desk/dated-version.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import styles from './deal-terms.module.css';
import type { TermsData } from './deal-terms-api.ts';
import { TermsEditor } from './terms-editor.tsx';
import type { TermsVersion } from './terms-form.ts';
import { VatPanel } from './vat-panel.tsx';

/** Amounts and limits of deals by the day from which they hold; administrators set others (design: lifecycle L18, L19, L24–L27, L30, L32). */
export const DealTermsPage = () => {
  const { terms: loaded, vat } = useLoaderData<TermsData>();
  const { versions, today } = loaded;
  const { t } = useTranslation('staff');
  const current = versions.find(({ from }) => from <= today) ?? versions.at(-1);
  const [opened, setOpened] = useState(current?.from);
  const base = versions.find(({ from }) => from === opened) ?? current;
  return (
    <DeskPage title={t('dealTerms.title')} description={t('dealTerms.description')}>
      <div className={styles.whole}>
        <VersionsTable versions={versions} current={current} opened={base} onOpen={setOpened} />
        {base ? <TermsEditor key={base.from} loaded={loaded} base={base} onDone={setOpened} /> : null}
        <VatPanel loaded={vat} />
      </div>
    </DeskPage>
  );
};

interface TableProps {
  versions: readonly TermsVersion[];
  current: TermsVersion | undefined;
  /** Whose values the form begins with. */
  opened: TermsVersion | undefined;
  onOpen: (from: string) => void;
}

const VersionsTable = ({ versions, current, opened, onOpen }: TableProps) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <DataTable caption={t('dealTerms.versions')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('datedVersions.from')}</th>
          <th scope="col">{t('dealTerms.changedBy')}</th>
          <th scope="col">{t('dealTerms.values')}</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <tr key={version.from}>
            <VersionDay version={version} isCurrent={version === current} />
            <td data-label={t('dealTerms.changedBy')}>
              <VersionAuthor version={version} />
            </td>
            <td data-label={t('dealTerms.values')}>
              {version === opened ? (
                t('dealTerms.opened')
              ) : (
                <Button size="small" variant="secondary" onClick={() => onOpen(version.from)}>
                  {t('dealTerms.open')}
                  <span className="visually-hidden"> {formatDay(version.from, locale)}</span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
