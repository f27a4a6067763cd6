import { mostSearched } from '@plenary/contracts/desk-search-terms';
import { formatList } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { Dialog } from '@plenary/ui/dialog';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FindList } from './find-list.tsx';
import styles from './search.module.css';
import { useFindGroups } from './use-find-groups.ts';
import { useFinds } from './use-finds.ts';

interface Props {
  onClose: () => void;
}

/** Customers, companies, deals, requests, venues and rooms by the beginnings of their words; arrows choose, Enter opens. */
export const SearchDialog = ({ onClose }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const finds = useFinds(text);
  const groups = useFindGroups(finds);
  const all = groups.flatMap((group) => group.finds);
  const at = Math.min(chosen, Math.max(0, all.length - 1));
  const optionId = (id: string) => `${listId}-${id}`;
  const open = (to: string) => {
    onClose();
    void navigate(to);
  };
  const choose = (index: number) => {
    setChosen(index);
    const find = all[index];
    if (find) document.getElementById(optionId(find.id))?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const step = steps[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      choose((step + all.length) % all.length);
    }
    const find = all[at];
    if (event.key === 'Enter' && find && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(find.to);
    }
  };
  const names = formatList(
    finds.away.map((source) => t(`undelivered.sources.${source}`)),
    locale,
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('search.title')} closeLabel={t('close')} size="medium">
      <input
        className={styles.input}
        role="combobox"
        type="text"
        aria-label={t('search.label')}
        aria-expanded={all.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={all[at] ? optionId(all[at].id) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={mostSearched}
        placeholder={t('search.placeholder')}
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.status}>
        {finds.search && finds.isComplete ? t('search.found', { count: countOf(groups) }) : t('search.hint')}
      </p>
      {finds.away.length > 0 ? <p role="alert">{t('desk.away', { names, count: finds.away.length })}</p> : null}
      <FindList id={listId} search={finds.search} groups={groups} chosen={all[at]?.id} optionId={optionId} onOpen={open} />
      <p className={styles.keys} aria-hidden="true">
        <kbd className={styles.key}>↑</kbd> <kbd className={styles.key}>↓</kbd> {t('search.choose')} ·{' '}
        <kbd className={styles.key}>{t('search.enter')}</kbd> {t('search.go')}
      </p>
    </Dialog>
  );
};

/** Actions are no finds. */
const countOf = (groups: ReturnType<typeof useFindGroups>): number =>
  groups.reduce((sum, { id, finds }) => sum + (id === 'actions' ? 0 : finds.length), 0);
