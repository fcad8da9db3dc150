// How far something is.
export function Bar({ value, max, label }: { value: number; max: number; label: string }) {
  const share = max === 0 ? 1 : value / max;
  return (
    <div role="status">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        className="h-1.5 w-full overflow-hidden rounded-full bg-press"
      >
        <div
          className="h-full origin-left rounded-full bg-accent transition-transform"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <p className="figures mt-1.5 text-xs text-muted">{label}</p>
    </div>
  );
}
