import type { I18n } from '@lingui/core'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Smaller sizes would read as 0.00 MB. */
const small = megabyte / 200

/**
 * Writes a size in the reader's language: in MB (R-UPL-05), or in kB where that would read 0.00.
 * @param digits number of decimals
 */
export function fileSize({ locale }: Pick<I18n, 'locale'>, bytes: number, digits = 2): string {
  const [unit, value] = bytes < small ? ['kilobyte', bytes / kilobyte] : ['megabyte', bytes / megabyte]
  return new Intl.NumberFormat(locale, {
    ...{ style: 'unit', unit, unitDisplay: 'short' },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(value)
}

/** From here on, the size of a download is written without a decimal. */
const large = 10 * megabyte

/** Writes the size of a download, which readers only want to know roughly. */
export const downloadSize = (i18n: Pick<I18n, 'locale'>, bytes: number): string =>
  fileSize(i18n, bytes, bytes < large ? 1 : 0)
