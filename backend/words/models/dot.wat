;; Compiled to dot.wasm beside it; `network.spec.ts` tells when the two differ.
(module
  (memory (import "memory" "") 0)

  ;; The sum of the products of two rows of floats, $bytes each, four numbers at a time: $bytes is a multiple of 16.
  (func (export "dot") (param $a i32) (param $b i32) (param $bytes i32) (result f32)
    (local $end i32) (local $sums v128)
    (local.set $end (i32.add (local.get $a) (local.get $bytes)))
    (loop $next
      (local.set $sums
        (f32x4.add (local.get $sums) (f32x4.mul (v128.load (local.get $a)) (v128.load (local.get $b)))))
      (local.set $a (i32.add (local.get $a) (i32.const 16)))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $a) (local.get $end))))
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $sums)) (f32x4.extract_lane 1 (local.get $sums)))
      (f32.add (f32x4.extract_lane 2 (local.get $sums)) (f32x4.extract_lane 3 (local.get $sums))))))
