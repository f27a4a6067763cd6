import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { ChoiceCards } from '@plenary/ui/choice-cards';
import { useFocusWhen } from '@plenary/ui/use-focus-when';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerText } from '../answers/answer-text.ts';
import { isSameAnswer } from '../answers/answers.ts';
import styles from './conflict-choice.module.css';
import { fieldLabel } from './field-words.ts';
import type { StepForm } from './step-form.ts';

interface Props<A> {
  conflict: NonNullable<StepForm<A>['conflict']>;
  mine: A;
  onChoose: StepForm<A>['resolve'];
}

/** Two people saved the same step: both values of each field, and a choice. What only the others changed is theirs at first. */
export const ConflictChoice = <A,>({ conflict: { theirs, base, fields }, mine, onChoose }: Props<A>) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const ref = useFocusWhen<HTMLHeadingElement>(true);
  const [chosen, setChosen] = useState(() => fields.filter((name) => !isSameAnswer(mine[name], base[name])));
  const textOf = (answers: A, name: keyof A & string) => answerText(t, locale, name, answers[name]) ?? t('conflict.nothing');
  return (
    <section className={styles.choice} aria-labelledby="survey-conflict">
      <Callout tone="warning">
        <h2 ref={ref} id="survey-conflict" className={styles.title} tabIndex={-1}>
          {t('conflict.title')}
        </h2>
        <p>{t('conflict.text')}</p>
      </Callout>
      {fields.map((name) => (
        <ChoiceCards
          key={name}
          label={fieldLabel(t, name)}
          value={chosen.includes(name) ? 'mine' : 'theirs'}
          onChange={(id) => setChosen(id === 'mine' ? [...chosen, name] : chosen.filter((other) => other !== name))}
          options={[
            { id: 'mine', label: t('conflict.mine'), description: textOf(mine, name) },
            { id: 'theirs', label: t('conflict.theirs'), description: textOf(theirs, name) },
          ]}
        />
      ))}
      <div>
        <Button onClick={() => onChoose(chosen)}>{t('conflict.apply')}</Button>
      </div>
    </section>
  );
};
