import { formatList } from '@plenary/contracts/format';
import { upsellNames } from '@plenary/contracts/survey-terms';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { useTelephones } from '@plenary/platform/telephone';
import { Badge } from '@plenary/ui/badge';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { answerText } from '../answers/answer-text.ts';
import { paths } from '../paths.ts';
import { fieldLabel } from '../step/field-words.ts';
import { stepName } from '../survey/step-names.ts';
import { useSurvey } from '../survey/survey-context.ts';
import type { SummarySection as Section, SummaryField } from './summary-groups.ts';
import styles from './summary-section.module.css';

interface Props {
  section: Section;
  level: 2 | 3;
  /** The answers can be changed. */
  isEditable: boolean;
}

/** The answers of one step, each with a badge where staff has to validate it, and the way to edit them. */
export const SummarySection = ({ section: { step, fields }, level, isEditable }: Props) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const { eventId, overview } = useSurvey();
  const Heading = `h${level}` as const;
  const name = stepName(t, step, overview.stepper.days);
  const writeTelephone = useTelephones();
  const wordsOf = ({ name: field, value }: SummaryField) => {
    if (field === 'phoneNumber' && typeof value === 'string') return writeTelephone(value) || null;
    if (field !== 'upsell') return answerText(t, locale, field, value);
    const asked = upsellNames.filter((each) => (value as string[]).includes(each)).map((each) => t(`upsell.${each}`));
    return asked.length > 0 ? formatList(asked, locale) : null;
  };
  const answers = fields.map((field) => ({ field, words: wordsOf(field) }));
  // What nobody answered is told in one line: what is filled stands out.
  const silent = answers.filter(({ field, words }) => !words && !field.hasWarning);
  const told = answers.filter((answer) => !silent.includes(answer));
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <Heading className={styles.title}>{name}</Heading>
        {isEditable ? (
          <Link className={styles.edit} to={paths.edit(eventId, step)} aria-label={t('summary.editOf', { step: name })}>
            <Icon name="pencil" size={16} />
            {t('summary.edit')}
          </Link>
        ) : null}
      </div>
      <dl className={styles.fields}>
        {told.map(({ field, words }) => (
          <div key={field.name} className={styles.field}>
            <dt>{fieldLabel(t, field.name)}</dt>
            <dd>
              <span className={styles.value}>{words ?? <span className={styles.none}>{t('summary.none')}</span>}</span>
              {field.hasWarning ? (
                <Badge tone="warning" icon={<Icon name="clock" size={16} />}>
                  {t('summary.badge')}
                </Badge>
              ) : null}
            </dd>
          </div>
        ))}
        {silent.length > 0 ? (
          <div className={styles.field}>
            <dt>{t('summary.none')}</dt>
            <dd className={styles.none}>
              {formatList(
                silent.map(({ field }) => fieldLabel(t, field.name)),
                locale,
              )}
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
};
