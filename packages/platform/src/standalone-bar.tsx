import type { User } from '@plenary/contracts/user.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { usePlatform } from './platform.tsx';
import { useLocation, useNavigate, useRevalidator } from './router.ts';
import styles from './standalone.module.css';
import type { StandaloneStore } from './standalone-store.ts';

export interface Screen {
  label: string;
  address: string;
}

interface Props {
  name: string;
  screens: readonly Screen[];
  users: readonly User[];
  store: StandaloneStore;
}

/** Chooses the state of the remote: a screen, a language, a visitor or a signed-in user. */
export const StandaloneBar = ({ name, screens, users, store }: Props) => {
  const { session, language, settings, setLanguage, openSignIn } = usePlatform();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const switchSession = (id: string) => {
    store.setSession(users.find((user) => user.id === id) ?? null);
    void revalidate();
  };
  const switchLanguage = async (chosen: Language) => {
    await setLanguage(chosen);
    await revalidate();
  };
  return (
    // Top layer for react-aria: usable while a dialog is open.
    <header className={styles.bar} data-react-aria-top-layer="true">
      <strong>{name}, alone</strong>
      <select aria-label="Screen" value="" onChange={({ target }) => void navigate(target.value)}>
        <option value="">Go to…</option>
        {screens.map(({ label, address }) => (
          <option key={label} value={address}>
            {label}
          </option>
        ))}
      </select>
      <select aria-label="Language" value={language} onChange={({ target }) => void switchLanguage(target.value as Language)}>
        {settings.languages.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <select aria-label="Session" value={session?.id ?? ''} onChange={({ target }) => switchSession(target.value)}>
        <option value="">visitor</option>
        {users.map(({ id, email }) => (
          <option key={id} value={id}>
            {email}
          </option>
        ))}
      </select>
      <select aria-label="Calls" onChange={({ target }) => store.refuseCalls(target.value === 'refused')}>
        <option value="answered">calls are answered</option>
        <option value="refused">calls are refused (503)</option>
      </select>
      {session === null && (
        <button type="button" onClick={() => openSignIn({ from: pathname + search })}>
          Connect
        </button>
      )}
    </header>
  );
};
