import {
  CheckOutlined,
  CloseOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  FilterOutlined,
  HddOutlined,
  ImportOutlined,
  LockOutlined,
  MailOutlined,
  PlusOutlined,
  PrinterOutlined,
  ReloadOutlined,
  RestOutlined,
  SettingOutlined,
  SyncOutlined,
  TeamOutlined,
  UndoOutlined,
  UnlockOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

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
  hdd: <HddOutlined aria-hidden />,
  import: <ImportOutlined aria-hidden />,
  lock: <LockOutlined aria-hidden />,
  mail: <MailOutlined aria-hidden />,
  plus: <PlusOutlined aria-hidden />,
  printer: <PrinterOutlined aria-hidden />,
  reload: <ReloadOutlined aria-hidden />,
  rest: <RestOutlined aria-hidden />,
  setting: <SettingOutlined aria-hidden />,
  sync: <SyncOutlined aria-hidden />,
  team: <TeamOutlined aria-hidden />,
  undo: <UndoOutlined aria-hidden />,
  unlock: <UnlockOutlined aria-hidden />,
  upload: <UploadOutlined aria-hidden />,
};

/** The icon that a document names; nothing for a name that we do not have. The button's title says what it does. */
export function ButtonIcon({ name }: { name: string }) {
  return own(icons, name) ?? null;
}
