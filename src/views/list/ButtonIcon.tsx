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
  SettingOutlined,
  SyncOutlined,
  UnlockOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

const icons: ReadonlyMap<string, ComponentType<{ 'aria-hidden': boolean }>> = new Map([
  ['check', CheckOutlined],
  ['close', CloseOutlined],
  ['copy', CopyOutlined],
  ['delete', DeleteOutlined],
  ['download', DownloadOutlined],
  ['edit', EditOutlined],
  ['filter', FilterOutlined],
  ['hdd', HddOutlined],
  ['import', ImportOutlined],
  ['lock', LockOutlined],
  ['mail', MailOutlined],
  ['plus', PlusOutlined],
  ['printer', PrinterOutlined],
  ['reload', ReloadOutlined],
  ['setting', SettingOutlined],
  ['sync', SyncOutlined],
  ['unlock', UnlockOutlined],
  ['upload', UploadOutlined],
]);

/** The icon that a document names; nothing for a name that we do not have. The button's title says what it does. */
export function ButtonIcon({ name }: { name: string }) {
  const Icon = icons.get(name);
  return Icon ? <Icon aria-hidden /> : null;
}
