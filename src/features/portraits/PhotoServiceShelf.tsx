import { Frame } from '~/ui/shell/Frame'

/** Framed portraits on the horizon line in front of the sun. Decorative: the sample below has text. */
export function PhotoServiceShelf() {
  return (
    <div className="relative mx-auto mt-10 w-full max-w-140 lg:(mx-0 ml-[-10%] mt-0 w-[115%] max-w-none) xl:(ml-[-14%] w-[126%])">
      <div className="absolute inset-x-0 bottom-0 h-full overflow-hidden">
        <div className="rise absolute inset-x-[2%] top-0 aspect-square rounded-full sun" />
      </div>
      <div className="relative flex items-end justify-center px-[6%] pt-[13%]">
        <Frame src="/people/portrait-2.svg" alt="" className="w-[30%]" />
        <Frame src="/people/portrait-1.svg" alt="" className="z-1 mx-[-2%] w-[44%]" />
        <Frame src="/people/portrait-3.svg" alt="" className="w-[34%]" />
      </div>
    </div>
  )
}
