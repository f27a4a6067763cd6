import { venueTexts } from '@plenary/contracts/network-terms';
import { languages } from '@plenary/contracts/terms';
import { Badge } from '@plenary/ui/badge';
import { TextArea } from '@plenary/ui/text-area';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import styles from './network.module.css';
import type { VenueFields } from './use-venue-fields.ts';

/** What customers read about a venue, in every language side by side: one that is missing is marked, and French is read in its place. */
export const TextsPanel = ({ fields }: { fields: VenueFields }) => {
  const { t } = useTranslation('staff');
  const { text, limit, theirs, form } = fields;
  return (
    <Panel id="texts" title={t('network.panels.texts')}>
      <p className={styles.soft}>{t('network.hints.texts')}</p>
      {venueTexts.map((name) => {
        const lacking = languages.filter((language) => form[`${name}.${language}`].trim() === '');
        return (
          <fieldset key={name} className={styles.group}>
            <legend className={styles.legend}>
              {t(`network.texts.${name}`)}
              {lacking.length > 0 ? (
                <Badge tone="warning">
                  {t('network.lacking', { languages: lacking.map((language) => t(`languages.${language}`)).join(', ') })}
                </Badge>
              ) : null}
            </legend>
            <div className={styles.pair} data-halves>
              {languages.map((language) => {
                const key = `${name}.${language}` as const;
                const shared = { ...text(key), ...limit(key), lang: language };
                return name === 'description' ? (
                  <TextArea key={key} {...shared} rows={5} description={theirs(key)} />
                ) : (
                  <TextField key={key} {...shared} warning={theirs(key)} />
                );
              })}
            </div>
          </fieldset>
        );
      })}
    </Panel>
  );
};
