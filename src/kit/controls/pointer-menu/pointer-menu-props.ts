export interface PointerMenuItem {
  key: string;
  title: string;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  divided?: boolean | undefined;
  hint?: string | undefined;
}

export interface PointerMenuProps {
  at: { left: number; top: number };
  items: readonly PointerMenuItem[];
  onChoose: (key: string) => void;
  onClose: () => void;
}
