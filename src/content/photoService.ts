import { msg } from '@lingui/core/macro'
import type { HeadText } from '~/i18n/head'
export const photoServiceHead: HeadText = { title: msg`AI Studio Portraits`, description: msg`Portraits` }
