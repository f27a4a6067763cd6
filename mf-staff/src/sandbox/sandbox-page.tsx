import { usePlatform } from '@plenary/platform';
import { useLoaderData, useSearchParams } from '@plenary/platform/router';
import { ButtonLink } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import type { Samples } from './load-sandbox.ts';
import styles from './sandbox-page.module.css';

/** A sample of every document that is made of a quote (spec/logistics.md §2 "Staff pages"). */
export const SandboxPage = () => {
  const { samples, _links } = useLoaderData<Samples>();
  const { t } = useTranslation('staff');
  const { language: ownLanguage } = usePlatform();
  const [query, setQuery] = useSearchParams();
  const goals = [...new Set(samples.map(({ goal }) => goal))];
  const languages = [...new Set(samples.map(({ language }) => language))];
  const goal = goals.find((one) => one === query.get('goal')) ?? 'preview';
  const language = languages.find((one) => one === query.get('lng')) ?? ownLanguage;
  const sample = samples.find((one) => one.goal === goal && one.language === language);
  const choices = (
    <>
      <NativeSelect
        label={t('sandbox.goal')}
        options={goals.map((id) => ({ id, label: t(`sandbox.goals.${id}`) }))}
        value={goal}
        onChange={(chosen) => setQuery({ goal: chosen, lng: language })}
      />
      <NativeSelect
        label={t('sandbox.language')}
        options={languages.map((id) => ({ id, label: t(`languages.${id}`) }))}
        value={language}
        onChange={(chosen) => setQuery({ goal, lng: chosen })}
      />
      <ButtonLink variant="secondary" href={withChoice(_links.download.href, { goal, lng: language })}>
        {t('sandbox.download')}
      </ButtonLink>
    </>
  );
  return (
    <DeskPage title={t('sandbox.title')} description={t('sandbox.description')} choices={choices}>
      {sample ? (
        <iframe className={styles.paper} title={t('sandbox.preview', { goal: t(`sandbox.goals.${goal}`) })} src={sample.href} />
      ) : null}
    </DeskPage>
  );
};

const withChoice = (href: string, choice: Readonly<Record<'goal' | 'lng', string>>): string => {
  const [path, query] = href.split('?');
  return `${path}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...choice })}`;
};
