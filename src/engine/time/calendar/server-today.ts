import type { PluginFunc } from 'dayjs';

import { serverTime } from '../../values/index.ts';

/**
 * A plugin of dayjs by which today is that of the server in calendars of antd: they ask for the time of dayjs's zone
 * where it has one.
 */
export const serverToday: PluginFunc = (_options, { prototype }, dayjs) =>
  void Object.assign(prototype, { tz: () => dayjs(serverTime()) });
