import { Divider as AntDivider } from 'antd';

export interface DividerProps {
  text?: string;
  /** The node's `x-content` or title. */
  content?: string;
  contentPosition?: 'left' | 'center' | 'right';
  dashed?: boolean;
}

/** A line across the form, with an optional text. */
export function Divider({ text, content, contentPosition = 'center', dashed }: DividerProps) {
  return (
    <AntDivider orientation={contentPosition} dashed={dashed} plain style={{ margin: '8px 0 16px' }}>
      {text ?? content}
    </AntDivider>
  );
}
