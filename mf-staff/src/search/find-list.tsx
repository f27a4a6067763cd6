import { Icon, type IconName } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { markedParts } from './marked-parts.ts';
import styles from './search.module.css';
import type { FindGroup } from './use-find-groups.ts';

const icons: Readonly<Record<FindGroup['id'], IconName>> = {
  companies: 'people',
  customers: 'user',
  deals: 'document',
  requests: 'pencil',
  venues: 'map-pin',
  rooms: 'room',
  actions: 'plus',
};

interface Props {
  id: string;
  /** What the finds were found by. */
  search: string;
  groups: readonly FindGroup[];
  /** Id of the find that Enter opens. */
  chosen: string | undefined;
  optionId: (id: string) => string;
  onOpen: (to: string) => void;
}

/** What was found, by kind. Focus stays in the field, which names the chosen row. */
export const FindList = ({ id, search, groups, chosen, optionId, onOpen }: Props) => {
  const { t } = useTranslation('staff');
  return (
    <div id={id} role="listbox" aria-label={t('search.finds')} className={styles.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
        <div key={group.id} role="group" aria-labelledby={optionId(group.id)}>
          <p id={optionId(group.id)} className={styles.kind}>
            {t(`search.groups.${group.id}`)}
          </p>
          {group.finds.map(({ id: find, title, facts, state, to, icon }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field, which has the focus.
            <div
              key={find}
              id={optionId(find)}
              role="option"
              tabIndex={-1}
              aria-selected={find === chosen}
              className={styles.find}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(to)}
            >
              <span className={styles.sign}>
                <Icon name={icon ?? icons[group.id]} size={20} />
              </span>
              <span className={styles.name}>
                <Marked text={title} search={group.id === 'actions' ? '' : search} />
              </span>
              <span className={styles.facts}>
                <Marked text={facts} search={group.id === 'actions' ? '' : search} />
              </span>
              {state ? <span className={styles.state}>{state}</span> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};

const Marked = ({ text, search }: { text: string; search: string }) =>
  markedParts(text, search).map(({ text: part, isFound }, index) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name, and no state.
      <mark key={index} className={styles.found}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
