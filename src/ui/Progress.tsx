/** The horizon line as a progress bar, the sun at its tip. `value` is a percentage. */
export function Progress({ value, label }: { value: number; label: string }) {
  const percent = Math.round(value)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="flex h-4 items-end overflow-hidden"
    >
      <div className="relative h-0.5 w-full bg-line">
        <div
          className="relative h-full bg-ember transition-[width] duration-500 [@media(forced-colors:active)]:bg-[ButtonText]"
          // At least as wide as the sun, so that the sun is never clipped.
          style={{ width: percent ? `max(1rem, ${percent}%)` : 0 }}
        >
          <span
            hidden={!percent}
            className="absolute bottom-0 right-0 h-2 w-4 rounded-t-full bg-ember [@media(forced-colors:active)]:bg-[ButtonText]"
          />
        </div>
      </div>
    </div>
  )
}
