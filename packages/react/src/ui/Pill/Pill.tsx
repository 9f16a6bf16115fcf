interface PillProps {
  tone: "live" | "beta" | "inquire";
  children: string;
}

export function Pill({ tone, children }: PillProps) {
  return (
    <span className="seam-pill" data-tone={tone}>
      {children}
    </span>
  );
}
