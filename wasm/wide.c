/* Functions that compilers call for 128-bit numbers if the machine has none. */
#include <stdint.h>

typedef int wide __attribute__((mode(TI)));

typedef union halves {
    wide all;
    struct {
        uint64_t low, high;
    } half;
} halves;

wide __multi3(wide a, wide b);
wide __ashlti3(wide a, int bits);
wide __lshrti3(wide a, int bits);

/* Multiplies two numbers of 64 bits: four products of their halves. */
static halves multiply(uint64_t a, uint64_t b) {
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
    halves product;
    product.half.low = other << 32 | (uint32_t)low;
    product.half.high = a1 * b1 + (middle >> 32) + (other >> 32);
    return product;
}

wide __multi3(wide a, wide b) {
    halves x = {.all = a}, y = {.all = b}, product = multiply(x.half.low, y.half.low);
    product.half.high += x.half.high * y.half.low + x.half.low * y.half.high;
    return product.all;
}

wide __ashlti3(wide a, int bits) {
    halves x = {.all = a};
    if (bits >= 64) {
        x.half.high = x.half.low << (bits - 64);
        x.half.low = 0;
    } else if (bits > 0) {
        x.half.high = x.half.high << bits | x.half.low >> (64 - bits);
        x.half.low <<= bits;
    }
    return x.all;
}

wide __lshrti3(wide a, int bits) {
    halves x = {.all = a};
    if (bits >= 64) {
        x.half.low = x.half.high >> (bits - 64);
        x.half.high = 0;
    } else if (bits > 0) {
        x.half.low = x.half.low >> bits | x.half.high << (64 - bits);
        x.half.high >>= bits;
    }
    return x.all;
}
