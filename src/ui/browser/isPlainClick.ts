/** Whether a click follows a link in this window, rather than opening another one or downloading. */
export const isPlainClick = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent | React.MouseEvent): boolean => !(altKey || ctrlKey || metaKey || shiftKey)
