import type { PluginFunc } from 'dayjs';

import { serverTime } from '../../values/index.ts';

/**
 * A dayjs plugin that makes antd's calendars use the server's today: they use the time of dayjs's zone if there is one.
 */
export const serverToday: PluginFunc = (_options, { prototype }, dayjs) =>
  void Object.assign(prototype, { tz: () => dayjs(serverTime()) });
