import { usePlatform } from '@plenary/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { googleIdentity } from './google-identity.ts';
import { loadScript } from './load-script.ts';
import { ProviderButton } from './provider-button.tsx';
import styles from './providers.module.css';

interface Props {
  clientId: string;
  scriptUrl: string;
  onToken: (tokenId: string) => void;
  onFailure: (error: unknown) => void;
}

/** Google's maximum, in pixels. */
const widest = 400;

/** Google renders its button itself, once its script is loaded; until then, and without it, a disabled one replaces it. */
export const GoogleButton = ({ clientId, scriptUrl, onToken, onFailure }: Props) => {
  const { language } = usePlatform();
  const [state, setState] = useState<'loading' | 'ready' | 'unavailable'>('loading');
  const place = useRef<HTMLDivElement>(null);
  const take = useEffectEvent(({ credential }: { credential?: string }) => {
    if (credential) onToken(credential);
    else onFailure(new Error('Failed to log'));
  });
  useEffect(() => {
    let isGone = false;
    const draw = () => {
      if (isGone || !place.current) return;
      const google = googleIdentity();
      if (!google) throw new Error('Google’s script brought nothing');
      google.initialize({
        client_id: clientId,
        callback: (response) => !isGone && take(response),
        ux_mode: 'popup',
        auto_select: false,
        itp_support: true,
      });
      const width = Math.min(place.current.parentElement?.clientWidth || widest, widest);
      google.renderButton(place.current, {
        type: 'standard',
        theme: 'outline',
        size: 'large',
        text: 'continue_with',
        width,
        locale: language,
      });
      setState('ready');
    };
    loadScript(scriptUrl)
      .then(draw)
      .catch(() => isGone || setState('unavailable'));
    return () => {
      isGone = true;
    };
  }, [clientId, scriptUrl, language]);
  return (
    <div>
      <div ref={place} className={styles.drawn} />
      {state !== 'ready' && <ProviderButton provider="google" state={state} />}
    </div>
  );
};
