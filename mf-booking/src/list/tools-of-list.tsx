import type { ComponentProps } from 'react';
import { useLoad } from '../search/use-load.ts';
import styles from './list-page.module.css';
import type { ListTools } from './list-tools.tsx';

const bring = async () => (await import('./list-extras.ts')).bringListTools();

/** The row of filters: its place is kept from the start, its code comes after the venues. Without that code the list remains complete. */
export const ToolsOfList = (props: ComponentProps<typeof ListTools>) => {
  const { value: Tools } = useLoad({ name: 'tools', isWanted: true, load: bring });
  return (
    <div className={styles.filters} data-selected={props.view.selected.length > 0 || undefined}>
      {Tools ? <Tools {...props} /> : null}
    </div>
  );
};
