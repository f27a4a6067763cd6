import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { useEffect, useRef } from 'react';
import { mayOpen } from '../desk/page-rights.ts';
import { isSingleKey } from '../desk/single-keys.ts';
import { usePageKey } from '../desk/use-page-key.ts';
import { screenKeys } from './screen-keys.ts';

/**
 * On all pages of the desk G and then a letter opens a screen, `?` asks for the list of keys (design: desk D12). G waits for the next key
 * however long it takes; a press of the mouse ends its wait.
 */
export const useDeskKeys = (onAsk: () => void): void => {
  const navigate = useNavigate();
  const { session } = usePlatform();
  const isWaiting = useRef(false);
  usePageKey((event) => {
    const wasWaiting = isWaiting.current;
    isWaiting.current = false;
    if (!isSingleKey(event)) return;
    const key = event.key.toLowerCase();
    const screen = wasWaiting ? screenKeys.find((one) => one.key === key && mayOpen(session, one.to)) : undefined;
    isWaiting.current = !wasWaiting && key === 'g';
    if (!screen && key !== '?') return;
    event.preventDefault();
    if (screen) void navigate(screen.to);
    else onAsk();
  });
  useEffect(() => {
    const stopWaiting = () => {
      isWaiting.current = false;
    };
    document.addEventListener('pointerdown', stopWaiting);
    return () => document.removeEventListener('pointerdown', stopWaiting);
  }, []);
};
