import type { ReactNode } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';

/** A small icon button next to a file, whose accessible name contains the action and the file. */
export function FileTool(props: { title: string; file: string; icon: ReactNode; onPress: () => void }) {
  const { title, file, icon, onPress } = props;
  return (
    <Button type="text" size="small" aria-label={`${title} ${file}`} title={title} icon={icon} onClick={onPress} />
  );
}
