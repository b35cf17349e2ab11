import {
  CheckOutlined,
  CloseOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  FilterOutlined,
  ImportOutlined,
  LockOutlined,
  PlusOutlined,
  ReloadOutlined,
  RestOutlined,
  SettingOutlined,
  SyncOutlined,
  UndoOutlined,
  UnlockOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

import { NamedIcon } from '../../../kit/controls/named-icon/NamedIcon.tsx';
import type { ButtonIconName } from '../../../schema/icons.ts';
import { own } from '../../../schema/json/index.ts';

const icons: Readonly<Record<ButtonIconName, ReactNode>> = {
  check: <CheckOutlined aria-hidden />,
  close: <CloseOutlined aria-hidden />,
  copy: <CopyOutlined aria-hidden />,
  delete: <DeleteOutlined aria-hidden />,
  download: <DownloadOutlined aria-hidden />,
  edit: <EditOutlined aria-hidden />,
  filter: <FilterOutlined aria-hidden />,
  hdd: <NamedIcon name="hdd" />,
  import: <ImportOutlined aria-hidden />,
  lock: <LockOutlined aria-hidden />,
  mail: <NamedIcon name="mail" />,
  plus: <PlusOutlined aria-hidden />,
  printer: <NamedIcon name="printer" />,
  reload: <ReloadOutlined aria-hidden />,
  rest: <RestOutlined aria-hidden />,
  setting: <SettingOutlined aria-hidden />,
  sync: <SyncOutlined aria-hidden />,
  team: <NamedIcon name="team" />,
  undo: <UndoOutlined aria-hidden />,
  unlock: <UnlockOutlined aria-hidden />,
  upload: <NamedIcon name="upload" />,
};

/** The icon that a document names; nothing for an unknown name. It is decorative: the button has a title. */
export function ButtonIcon({ name }: { name: string }) {
  return own(icons, name) ?? null;
}
