import { usePlatform, useTitle } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { Switch } from '@plenary/ui/switch';
import { useState, useSyncExternalStore } from 'react';
import { chooseRecording, type RecordingRule, wantsRecording } from '../monitoring/recording-consent.ts';
import styles from './private-policy-page.module.css';
import { type PrivatePolicy, privatePolicies } from './private-policy-page-texts.ts';

/** Page `/private-policy`, with the retention periods of spec/booking.md §9 (spec/logistics.md §2). */
export const PrivatePolicyPage = () => {
  const { settings, language } = usePlatform();
  const { title, header, sections, table, recording } = privatePolicies[language];
  const branded = (text: string) => text.replaceAll('{brand}', () => settings.brandName);
  useTitle(title);
  return (
    <article className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.header}>{branded(header)}</p>
      </header>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id} className={styles.heading}>
            {section.title}
          </h2>
          <p>{branded(section.text)}</p>
          {section.id === 'retention' ? <RetentionTable {...table} /> : null}
          {section.id === 'cookies' && settings.sessionRecording ? (
            <RecordingChoice {...recording} unlessRefused={settings.recordsUnlessRefused ?? false} />
          ) : null}
        </section>
      ))}
    </article>
  );
};

const unheard = () => () => {};

/** Takes effect at once; without a choice a visitor is recorded only if the deployment records all. */
const RecordingChoice = ({ label, description, terms, unlessRefused }: PrivatePolicy['recording'] & RecordingRule) => {
  // The server knows no visitor's choice.
  const kept = useSyncExternalStore(
    unheard,
    () => wantsRecording(window, { unlessRefused }),
    () => unlessRefused,
  );
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (next: boolean) => {
    chooseRecording(window, next);
    setChosen(next);
  };
  return (
    <div className={styles.table}>
      <Switch
        label={label}
        description={`${description} ${unlessRefused ? terms.unlessRefused : terms.withConsent}`}
        isSelected={chosen ?? kept}
        onChange={choose}
      />
    </div>
  );
};

const RetentionTable = ({ caption, columns, rows }: PrivatePolicy['table']) => (
  <div className={styles.table}>
    <DataTable caption={caption} isCaptionHidden isStacked>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([data, ...others]) => (
          <tr key={data}>
            <th scope="row">{data}</th>
            {others.map((text, index) => (
              <td key={text} data-label={columns[index + 1]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  </div>
);
