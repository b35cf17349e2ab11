import type { DynamicKysely, Log } from '../../database/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { NoticeSockets } from '../send-notices.ts';
import { smsChannel } from './channels.ts';
import { startDelivery, type Delivery } from './deliver.ts';
import { mailChannel } from './mail-channel.ts';
import { ownChannel } from './own-channel.ts';

export function openDelivery(parts: {
  settings: Settings;
  database: DynamicKysely;
  sockets: NoticeSockets;
  log: Log;
}): Delivery {
  const { settings, database, sockets, log } = parts;
  const sms = smsChannel(settings);
  const mail = mailChannel(settings);
  const channels = { 4: ownChannel(database, sockets), ...(sms && { 1: sms }), ...(mail && { 2: mail }) };
  return startDelivery({ database, channels, log });
}
